// The muted surroundings of each department's pictures.

export interface Palette {
  /** Where the light falls on the wall, and the wall's far corners. */
  light: string;
  wall: string;
  /** What things stand on. */
  floor: string;
  /** Podiums, arches and panels. */
  accent: string;
  /** Shadows. */
  ink: string;
}

export const PALETTES: Record<string, Palette> = {
  stone: { light: '#f6f5f2', wall: '#e3e0da', floor: '#d9d5cd', accent: '#cfcac0', ink: '#3b362e' },
  mist: { light: '#f4f6f8', wall: '#dfe5ea', floor: '#d3dae1', accent: '#c6d0d9', ink: '#2b3640' },
  fog: { light: '#f5f5f6', wall: '#e2e2e5', floor: '#d6d6da', accent: '#c9c9cf', ink: '#303036' },
  sage: { light: '#f4f6f1', wall: '#dfe5d8', floor: '#d2dac9', accent: '#c3cdb8', ink: '#333b2c' },
  sand: { light: '#f8f5ef', wall: '#ebe3d6', floor: '#e0d5c4', accent: '#d6c8b2', ink: '#40362a' },
  linen: { light: '#f8f6f2', wall: '#ebe6dd', floor: '#dfd8cb', accent: '#d3c9b8', ink: '#3d362c' },
  blush: { light: '#faf4f2', wall: '#f0e1dd', floor: '#e7d3ce', accent: '#dec4be', ink: '#46322f' },
  oat: { light: '#f8f5ee', wall: '#ece4d3', floor: '#dfd3bb', accent: '#d3c4a5', ink: '#41372a' },
  leaf: { light: '#f4f7f1', wall: '#dfe8d9', floor: '#cfdbc6', accent: '#bccdb1', ink: '#2e3a2a' },
  moss: { light: '#f3f5ef', wall: '#dde2d2', floor: '#cdd4be', accent: '#bcc5aa', ink: '#32382a' },
  butter: { light: '#fbf8ee', wall: '#f3ead0', floor: '#eaddb9', accent: '#e0d0a2', ink: '#443a24' },
  sea: { light: '#f1f7f7', wall: '#d9e8e8', floor: '#c8dcdc', accent: '#b4cece', ink: '#26393b' },
  slate: { light: '#f2f4f5', wall: '#dadfe2', floor: '#cbd2d6', accent: '#b9c3c9', ink: '#293238' },
  clay: { light: '#f9f4ef', wall: '#eedfd3', floor: '#e3cfbf', accent: '#d8bda8', ink: '#453227' },
};
