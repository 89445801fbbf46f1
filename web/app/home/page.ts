// All of the home page's first screen in one file of the build.
export { HomePage } from './HomePage.tsx';
export { loadHome } from './loadHome.ts';
