import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../server/api/schema.ts';

// Conventions of the schema that integrators rely on, checked for all its fields.

const objects = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
const fields = objects.flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).map((field): [string, GraphQLField<unknown, unknown>] => [`${type.name}.${field.name}`, field])
    : [],
);

test('[I4] filters of lists are input objects, and sorts are enums', () => {
  const args = fields.flatMap(([name, field]) =>
    field.args.map((arg) => ({ name: `${name}(${arg.name})`, arg: arg.name, type: getNamedType(arg.type) })),
  );
  const filters = args.filter(({ arg }) => arg === 'filter');
  const sorts = args.filter(({ arg }) => arg === 'sort');
  expect(Math.min(filters.length, sorts.length)).toBeGreaterThan(5);
  expect(filters.filter(({ type }) => !isInputObjectType(type)).map(({ name }) => name)).toEqual([]);
  expect(sorts.filter(({ type }) => !isEnumType(type)).map(({ name }) => name)).toEqual([]);
});

test('[I5] every error of a mutation has a code, a message and a path', () => {
  const members = new Set(
    Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ type }) => {
      const result = getNamedType(type);
      return isUnionType(result) ? result.getTypes().filter(({ name }) => name.endsWith('Error')) : [];
    }),
  );
  expect(members.size).toBeGreaterThan(20);
  const loose = [...members].filter(({ name }) => {
    const type = schema.getType(name);
    return !isObjectType(type) || !type.getInterfaces().some((face) => face.name === 'UserError');
  });
  expect(loose.map(({ name }) => name)).toEqual([]);
  const error = schema.getType('UserError');
  expect(error && 'getFields' in error ? Object.keys(error.getFields()).toSorted() : []).toEqual(['code', 'message', 'path']);
});

/** Reasons why fields named like amounts are something else. */
const otherAmounts: Readonly<Record<string, string>> = {
  'AnalyticsEcommerce.shipping': 'a decimal number, as analytics services expect',
  'AnalyticsItem.price': 'a decimal number, as analytics services expect',
  'ProductFacets.price': 'a range of prices',
};

test('[I21] a DateTime is in the years that both ISO 8601 and the database know', () => {
  const type = schema.getType('DateTime');
  const isTaken = (value: string) => {
    try {
      return isScalarType(type) && type.parseValue(value) instanceof Date;
    } catch {
      return false;
    }
  };
  expect(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'].filter((value) => !isTaken(value))).toEqual([]);
  expect(['0000-12-31T23:59:59Z', '-271821-04-20T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'].filter(isTaken)).toEqual([]);
});

test('[I21] instants are DateTime, and amounts of money are Money', () => {
  const instants = fields.filter(([, { name }]) => /[a-z](At|Until)$/.test(name) && name !== 'newsletterFormAt');
  expect(instants.length).toBeGreaterThan(50);
  expect(instants.filter(([, { type }]) => getNamedType(type).name !== 'DateTime').map(([name]) => name)).toEqual([]);
  const amounts = fields.filter(([, { name }]) =>
    /^(price|subtotal|discount|shipping|regularPrice|salePrice|priorPrice|refunded|paid|net|gross|vat)$/.test(name),
  );
  expect(amounts.length).toBeGreaterThan(20);
  expect(amounts.filter(([, { type }]) => getNamedType(type).name !== 'Money').map(([name]) => name)).toEqual(Object.keys(otherAmounts));
});

/** Payloads without an object, by what their mutation does. Deletions return the IDs of what is gone. */
const withoutObject: Readonly<Record<string, readonly string[]>> = {
  'returns a secret once': ['adminEnrolTotp', 'adminRenewRecoveryCodes', 'createCartLink'],
  'changes nothing until an email is confirmed': [
    'changeEmail',
    'register',
    'registerWithOrder',
    'requestPasswordReset',
    'resendConfirmation',
    'resendVerification',
    'subscribe',
  ],
  'sends a message': ['requestStockAlert', 'sendContactMessage', 'sendTestEmail'],
  'changes nothing': ['exportMyData', 'retryDelivery', 'testIntegration', 'testPaymentSettings'],
  'changes any number of records': ['cancelStockAlerts', 'setCouponsEnabled', 'setMetafields'],
};

test('[I7] payloads of mutations have the changed objects', () => {
  const bare = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name, type }) => {
    const result = getNamedType(type);
    const payload = isUnionType(result) ? result.getTypes().find((member) => member.name.endsWith('Payload')) : result;
    const has = (test: (type: GraphQLNamedType) => boolean) =>
      isObjectType(payload) && Object.values(payload.getFields()).some((field) => test(getNamedType(field.type)));
    return !/^(delete|remove)/.test(name) && !has(isObjectType);
  });
  expect(bare.map(({ name }) => name).toSorted()).toEqual(Object.values(withoutObject).flat().toSorted());
});
