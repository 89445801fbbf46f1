import type { Manufacturer } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';

const ResponsiblePerson = builder.objectRef<Manufacturer>('ResponsiblePerson').implement({
  description: 'Economic operator in the EU that is responsible for products of a manufacturer outside the EU.',
  fields: (t) => ({
    name: t.exposeString('responsibleName', { description: 'Name or trade name.' }),
    address: t.exposeString('responsibleAddress', { description: 'Postal address, with line breaks; may be empty.' }),
    contact: t.exposeString('responsibleContact', { description: 'Email address or URL; may be empty.' }),
  }),
});

export const ManufacturerType = builder.objectRef<Manufacturer>('Manufacturer').implement({
  description: 'A manufacturer of products. Product listings must name it (Article 19 of Regulation (EU) 2023/988).',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name or trade name.' }),
    address: t.exposeString('address', { description: 'Postal address, with line breaks; may be empty.' }),
    contact: t.exposeString('contact', { description: 'Email address or URL; may be empty.' }),
    responsiblePerson: t.field({
      type: ResponsiblePerson,
      nullable: true,
      description: 'Responsible person in the EU; null for manufacturers in the EU.',
      resolve: (manufacturer) => (manufacturer.responsibleName === '' ? null : manufacturer),
    }),
  }),
});
