import { graphql, readInlineData } from 'relay-runtime';
import type { lineLabel_line$key } from '../__generated__/lineLabel_line.graphql.ts';

/** Returns the label of an order line with the values of its options, because an order may have several variations of one product. */
export function lineLabel(line: lineLabel_line$key): string {
  const { name, options } = readInlineData(
    graphql`
      fragment lineLabel_line on OrderLine @inline {
        name
        options {
          value
        }
      }
    `,
    line,
  );
  return [name, ...options.map(({ value }) => value)].join(', ');
}
