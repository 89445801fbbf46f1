import '@fontsource-variable/inter';
import './kit/tokens.css';
import './kit/base.css';
