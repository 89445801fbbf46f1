import type { EnergyClass } from '../../generated/prisma/enums.ts';

// Energy labels of products (Regulation (EU) 2017/1369 and the acts for each kind of product).

/** The columns of a product's energy label. */
export interface EnergyColumns {
  energyClass: EnergyClass | null;
  energyScaleEnd: EnergyClass | null;
  energyLabelUrl: string | null;
  energySheetUrl: string | null;
}

/** A product's energy label, as shoppers see it. */
export interface EnergyLabelFacts {
  class: EnergyClass;
  scaleStart: EnergyClass;
  scaleEnd: EnergyClass;
  labelUrl: string | null;
  sheetUrl: string | null;
}

/** Selects the columns of an energy label. */
export const energyColumns = { energyClass: true, energyScaleEnd: true, energyLabelUrl: true, energySheetUrl: true } as const;

/** The label of a product; null without one. */
export function energyLabelOf({ energyClass, energyScaleEnd, energyLabelUrl, energySheetUrl }: EnergyColumns): EnergyLabelFacts | null {
  if (energyClass === null) return null;
  const urls = { labelUrl: energyLabelUrl, sheetUrl: energySheetUrl };
  return { class: energyClass, scaleStart: 'A', scaleEnd: energyScaleEnd ?? 'G', ...urls };
}

const isSecureUrl = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** What is wrong with a label, by column. */
export function energyFaults(columns: EnergyColumns): { field: keyof EnergyColumns; message: string }[] {
  const { energyClass, energyScaleEnd, energyLabelUrl, energySheetUrl } = columns;
  const faults: { field: keyof EnergyColumns; message: string }[] = [];
  if (energyClass === null && (energyScaleEnd ?? energyLabelUrl ?? energySheetUrl) !== null)
    faults.push({ field: 'energyClass', message: 'Choose the energy class, or remove the other details of the energy label.' });
  if (energyClass !== null && energyScaleEnd !== null && energyScaleEnd < energyClass)
    faults.push({ field: 'energyScaleEnd', message: 'The scale must end at the product’s energy class or a lower one.' });
  if (energyLabelUrl !== null && !isSecureUrl(energyLabelUrl))
    faults.push({ field: 'energyLabelUrl', message: 'Enter a URL that starts with https://.' });
  if (energySheetUrl !== null && !isSecureUrl(energySheetUrl))
    faults.push({ field: 'energySheetUrl', message: 'Enter a URL that starts with https://.' });
  return faults;
}

/** The highest minimum age that a product can have. */
export const maxMinimumAge = 99;

/** Whether a minimum age is valid; null is none. */
export const isMinimumAge = (age: number | null): boolean => age === null || (Number.isInteger(age) && age >= 1 && age <= maxMinimumAge);
