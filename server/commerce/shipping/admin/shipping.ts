import type { Tx } from '../../../platform/database/db.ts';
import { StaleRecordError, parseInput } from '../../../platform/errors/errors.ts';
import { changesOf, differing, changeSettings, refuse } from '../../../foundation/settings/settings.ts';
import { formatMoney, type Shop } from '../../../platform/operation/shop.ts';
import { zoneInput, type ZoneInput } from './input.ts';

// Staff operations on shipping zones and rates.

/** The zone to save and the version that the caller has seen; both absent for a new one. */
interface Named {
  id?: number;
  expectedVersion?: number;
}

async function checkVersion(tx: Tx, { id: databaseId, expectedVersion }: Named): Promise<{ name: string }> {
  const zone = await tx.shippingZone.findUnique({ where: { id: databaseId }, select: { name: true, version: true } });
  if (!zone) throw refuse('id', 'This zone no longer exists. Reload the page.');
  if (zone.version !== expectedVersion) throw new StaleRecordError();
  return zone;
}

/** A zone in the form used by the audit log. */
async function auditTexts(tx: Tx, id: number): Promise<{ name: string; countries: string; rates: string }> {
  const select = { name: true, countries: true, rates: { orderBy: { position: 'asc' } } } as const;
  const zone = await tx.shippingZone.findUnique({ where: { id }, select });
  const rates = (zone?.rates ?? []).map(({ name, priceMinor, minTransitDays: min, maxTransitDays: max }) =>
    [name, formatMoney(priceMinor), ...(min === null || max === null ? [] : [`${min}–${max} days`])].join(' '),
  );
  return { name: zone?.name ?? '', countries: (zone?.countries ?? []).join(' '), rates: rates.join(', ') };
}

/** No shop needs more zones than this. */
const maxZones = 100;

async function zoneRow(tx: Tx, named: Named, data: { name: string; countries: string[] }): Promise<number> {
  if (named.id === undefined) {
    const { _max, _count } = await tx.shippingZone.aggregate({ _max: { position: true }, _count: true });
    if (_count >= maxZones) throw refuse('name', `A shop can have at most ${maxZones} zones.`);
    return (await tx.shippingZone.create({ data: { ...data, position: (_max.position ?? -1) + 1 }, select: { id: true } })).id;
  }
  await checkVersion(tx, named);
  const { id } = named;
  await tx.shippingZone.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: { id: true } });
  await tx.shippingRate.deleteMany({ where: { zoneId: id } });
  return id;
}

/**
 * Creates a zone after the existing ones, or replaces all data of one. Existing orders aren't affected.
 * @returns the ID of the zone
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export function saveZone(shop: Shop, named: Named, input: ZoneInput): Promise<number> {
  const { rates, ...zone } = parseInput(zoneInput, input);
  return changeSettings(shop, async (tx) => {
    const before = await auditTexts(tx, named.id ?? 0);
    const zoneId = await zoneRow(tx, named, zone);
    await tx.shippingRate.createMany({ data: rates.map((rate, position) => ({ ...rate, zoneId, position })) });
    const details = changesOf(before, differing<Record<string, unknown>>(before, await auditTexts(tx, zoneId)));
    return { value: zoneId, act: { action: 'shippingZone.save', targetType: 'ShippingZone', targetIds: [zoneId], details } };
  });
}

/**
 * Deletes a zone: its countries are served by the next zone that lists them, or no longer.
 * @throws errors of saveZone()
 */
export function removeZone(shop: Shop, named: Required<Named>): Promise<number> {
  const { id: databaseId } = named;
  return changeSettings(shop, async (tx) => {
    const { name } = await checkVersion(tx, named);
    await tx.shippingZone.delete({ where: { id: databaseId }, select: { id: true } });
    const act = { action: 'shippingZone.remove', targetType: 'ShippingZone', targetIds: [databaseId], details: { name } };
    return { value: databaseId, act };
  });
}

/**
 * Reorders the zones: the first one that lists a country serves it.
 * @param databaseIds IDs of all zones, each once
 * @throws StaleRecordError when zones were added or deleted meanwhile, TryAgainError
 */
export function orderZones(shop: Shop, databaseIds: readonly number[]): Promise<void> {
  return changeSettings(shop, async (tx) => {
    const zones = await tx.shippingZone.findMany({ select: { id: true } });
    const named = new Set(databaseIds);
    const isComplete = named.size === databaseIds.length && zones.length === named.size && zones.every(({ id }) => named.has(id));
    if (!isComplete) throw new StaleRecordError({ path: ['input', 'ids'] });
    for (const [position, id] of databaseIds.entries())
      await tx.shippingZone.update({ where: { id }, data: { position }, select: { id: true } });
    return { value: undefined, act: { action: 'shippingZone.order', targetType: 'ShippingZone', targetIds: [...databaseIds] } };
  });
}
