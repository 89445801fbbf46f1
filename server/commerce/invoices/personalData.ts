import type { PersonalData } from '../../foundation/accounts/accounts.ts';

/** The invoices module's handlers for personal data: documents are kept as they were issued. */
export const invoicePersonalData: PersonalData = {
  async preview({ db }, { id }) {
    return [
      {
        subject: 'invoices',
        count: await db.prisma.invoice.count({ where: { order: { accountId: id } } }),
        fate: 'KEPT',
        reason:
          'Tax law requires us to keep invoices and credit notes unchanged, with the name, address and VAT ID on them. Only staff can still open them.',
      },
    ];
  },
  async export({ db }, { id }) {
    const invoices = await db.prisma.invoice.findMany({
      where: { order: { accountId: id } },
      orderBy: { id: 'asc' },
      select: { kind: true, number: true, issuedAt: true, totalMinor: true, currency: true, data: true },
    });
    return { invoices };
  },
};
