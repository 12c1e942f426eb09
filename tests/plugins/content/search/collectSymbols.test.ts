import { expect, test } from 'vitest';
import { collectSymbols } from '@site/src/plugins/content/search/collectSymbols';
import {
  createDocument,
  createEvent,
  createMethod,
} from '../../../openrpc/createDocument';

const find = (id: string, document = createDocument()) =>
  collectSymbols(document).find((record) => record.id === id);

test('a method says what it takes and returns', () => {
  const method = createMethod({
    deprecated: true,
    description: 'See [the guide](x.mdx) on `size`.',
    params: [
      { name: 'unit', summary: 'Pixels.', schema: { enum: ['px', 'string'] } },
      { name: 'exact', summary: 'No rounding.', schema: { type: 'boolean' } },
    ],
  });
  expect(
    find('method Device.size', createDocument({ methods: [method] })),
  ).toEqual({
    id: 'method Device.size',
    kind: 'method',
    name: 'size',
    parent: 'Device',
    path: 'api/Device/#size',
    summary: 'Returns the size.',
    signature:
      "Device.size(unit?: 'px' | 'string', exact?: boolean): Promise<Size>",
    takes: ['string', 'boolean'],
    returns: ['Size'],
    deprecated: true,
    text: 'See the guide on size. unit: Pixels. px. string. exact: No rounding. size: Size now.',
  });
});

test('an event is also found by its name on the wire', () => {
  const document = createDocument({ methods: [createEvent()] });
  expect(find('event Device.sizeChanged', document)).toMatchObject({
    aliases: ['onSizeChanged'],
    returns: ['Size'],
  });
});

test('modules, types and pages of types are symbols too, each with its keywords', () => {
  const words = (word: string) => ({ 'x-keywords': [word] });
  const base = createDocument({ methods: [createMethod(words('width'))] });
  const { Size, ...others } = base.components.schemas;
  const document = {
    ...base,
    'x-modules': base['x-modules'].map((m) => ({ ...m, ...words('tv') })),
    components: { schemas: { Size: { ...Size, ...words('area') }, ...others } },
  };
  expect(
    collectSymbols(document).map(({ id, keywords = [] }) => [id, ...keywords]),
  ).toEqual([
    ['module Device', 'tv'],
    ['method Device.size', 'width'],
    ['type Device.Size', 'area'],
    ['types Types'],
    ['type Types.ListenResponse'],
  ]);
  expect(find('type Device.Size')).toMatchObject({
    path: 'api/Device/#size-1',
    contains: ['number'],
  });
});
