/** Address of a packing slip: of one shipment, or without one, of what the order still has to ship. */
export function packingSlipPath(order: number, shipment?: number): string {
  return `/orders/${order}/packing-slip${shipment === undefined ? '' : `?shipment=${shipment}`}`;
}
