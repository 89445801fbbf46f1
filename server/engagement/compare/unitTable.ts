// Units of measurement: the dimension of each, and its factor to the dimension's base unit.

export interface Unit {
  dimension: string;
  /** In base units. */
  factor: number;
}

type Table = Record<string, Record<string, number>>;

const inch = 0.0254;

/** By dimension. Case matters for units here: mW and MW. */
const table: Table = {
  data: {
    bit: 1 / 8,
    kbit: 125,
    Mbit: 125e3,
    Gbit: 125e6,
    B: 1,
    byte: 1,
    bytes: 1,
    kB: 1e3,
    MB: 1e6,
    GB: 1e9,
    TB: 1e12,
    PB: 1e15,
    KiB: 1024,
    MiB: 1024 ** 2,
    GiB: 1024 ** 3,
    TiB: 1024 ** 4,
  },
  dataRate: {
    'kbit/s': 125,
    'Mbit/s': 125e3,
    'Gbit/s': 125e6,
    kbps: 125,
    Mbps: 125e3,
    Gbps: 125e6,
    'kB/s': 1e3,
    'MB/s': 1e6,
    'GB/s': 1e9,
  },
  length: {
    nm: 1e-9,
    µm: 1e-6,
    mm: 1e-3,
    cm: 1e-2,
    dm: 0.1,
    m: 1,
    km: 1e3,
    metre: 1,
    metres: 1,
    meter: 1,
    meters: 1,
    in: inch,
    inch,
    inches: inch,
    '″': inch,
    '"': inch,
    '”': inch,
    ft: 12 * inch,
    foot: 12 * inch,
    feet: 12 * inch,
    yd: 36 * inch,
    mi: 1_609.344,
  },
  mass: {
    µg: 1e-6,
    mg: 1e-3,
    g: 1,
    gram: 1,
    grams: 1,
    kg: 1e3,
    kilogram: 1e3,
    kilograms: 1e3,
    t: 1e6,
    oz: 28.349523125,
    lb: 453.59237,
    lbs: 453.59237,
  },
  volume: {
    ml: 1e-3,
    cl: 1e-2,
    dl: 0.1,
    l: 1,
    litre: 1,
    litres: 1,
    liter: 1,
    liters: 1,
    hl: 100,
    'cm³': 1e-3,
    ccm: 1e-3,
    'dm³': 1,
    'm³': 1e3,
  },
  area: { 'mm²': 1e-6, 'cm²': 1e-4, 'm²': 1, ha: 1e4 },
  time: {
    ms: 1e-3,
    s: 1,
    sec: 1,
    second: 1,
    seconds: 1,
    min: 60,
    minute: 60,
    minutes: 60,
    h: 3_600,
    hr: 3_600,
    hrs: 3_600,
    hour: 3_600,
    hours: 3_600,
    d: 86_400,
    day: 86_400,
    days: 86_400,
    week: 604_800,
    weeks: 604_800,
  },
  // Months differ in length, so they can't be converted to days.
  calendar: { month: 1, months: 1, year: 12, years: 12, yr: 12, yrs: 12 },
  power: { mW: 1e-3, W: 1, watt: 1, watts: 1, kW: 1e3, MW: 1e6, GW: 1e9 },
  energy: { J: 1, kJ: 1e3, MJ: 1e6, Wh: 3_600, kWh: 3.6e6, MWh: 3.6e9, cal: 4.184, kcal: 4_184 },
  frequency: { Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  charge: { mAh: 1, Ah: 1e3 },
  current: { mA: 1e-3, A: 1 },
  voltage: { mV: 1e-3, V: 1, kV: 1e3 },
  speed: { 'm/s': 1, 'km/h': 1 / 3.6, mph: 0.44704 },
  flow: { 'ml/min': 1e-3, 'l/min': 1, 'l/h': 1 / 60, 'm³/h': 1e3 / 60 },
  pressure: { Pa: 1, hPa: 100, kPa: 1e3, mbar: 100, bar: 1e5, psi: 6_894.757293168 },
  brightness: { lm: 1, lumen: 1, lumens: 1 },
  pixels: { MP: 1, megapixel: 1, megapixels: 1 },
  share: { '%': 1 },
};

const exact = new Map<string, Unit>();
/** By lower-case name; null when two units share it. */
const folded = new Map<string, Unit | null>();
for (const [dimension, units] of Object.entries(table)) {
  for (const [name, factor] of Object.entries(units)) {
    const unit = { dimension, factor };
    exact.set(name, unit);
    const fold = name.toLowerCase();
    const other = folded.get(fold);
    folded.set(fold, other === undefined || (other?.dimension === dimension && other.factor === factor) ? unit : null);
  }
}

/** The micro sign and the Greek letter mu look alike and mean the same; abbreviations may end with a full stop. */
function plain(name: string): string {
  return name.replaceAll('\u03bc', '\u00b5').trim().replace(/\.$/, '');
}

/** A unit by its written name; null when it is unknown or ambiguous. */
export function unitOf(name: string): Unit | null {
  const wanted = plain(name);
  return exact.get(wanted) ?? folded.get(wanted.toLowerCase()) ?? null;
}
