// What is placed on the pages of a PDF, fields and merge tags alike, and the changes to it (OFR-006).
import type { DocumentTag } from '@onward/domain/documents/content';
import type { FieldBox, PageSize, PlacedField } from '@onward/domain/documents/fields';
import type { PlacedTag } from '@onward/domain/documents/templates';
import { FIELD_SIZES, newFieldId, type Placeable, TAG_SIZE } from '../new-field.ts';
import { boxAround, moveBox } from './box-moves.ts';

export interface Placed {
  fields: readonly PlacedField[];
  tags: readonly PlacedTag[];
}

export type PlacedItem = { key: string; box: FieldBox } & (
  | { type: 'field'; field: PlacedField }
  | { type: 'tag'; tag: DocumentTag; index: number }
);

export const fieldKey = (id: string): string => `field ${id}`;
const tagKey = (index: number): string => `tag ${index}`;

export const itemsOf = ({ fields, tags }: Placed): PlacedItem[] => [
  ...fields.map((field): PlacedItem => ({ key: fieldKey(field.id), type: 'field', field, box: boxOf(field) })),
  ...tags.map((tag, index): PlacedItem => ({ key: tagKey(index), type: 'tag', tag: tag.tag, index, box: boxOf(tag) })),
];

const boxOf = ({ page, x, y, width, height }: FieldBox): FieldBox => ({ page, x, y, width, height });

export const withBox = ({ fields, tags }: Placed, key: string, box: FieldBox): Placed => ({
  fields: fields.map((field) => (fieldKey(field.id) === key ? { ...field, ...box } : field)),
  tags: tags.map((tag, index) => (tagKey(index) === key ? { ...tag, ...box } : tag)),
});

export const without = ({ fields, tags }: Placed, key: string): Placed => ({
  fields: fields.filter(({ id }) => fieldKey(id) !== key),
  tags: tags.filter((_, index) => tagKey(index) !== key),
});

const withItem = ({ fields, tags }: Placed, item: Placeable, box: FieldBox): { placed: Placed; key: string } => {
  if (item.type === 'tag') {
    return { placed: { fields, tags: [...tags, { tag: item.tag, ...box }] }, key: tagKey(tags.length) };
  }
  const id = newFieldId(item.field.kind, fields);
  return { placed: { fields: [...fields, { ...item.field, id, ...box }], tags }, key: fieldKey(id) };
};

const sizeOf = (item: Placeable): PageSize => (item.type === 'tag' ? TAG_SIZE : FIELD_SIZES[item.field.kind]);

/** Centered on a point of a page. */
export const placeItem = (
  placed: Placed,
  item: Placeable,
  at: { page: number; x: number; y: number },
  page: PageSize,
) => withItem(placed, item, boxAround(page, at, sizeOf(item)));

/** Down in steps from the middle of a page, until nothing else is in the way. */
export function placeInMiddle(placed: Placed, item: Placeable, page: number, size: PageSize) {
  const taken = itemsOf(placed).flatMap(({ box }) => (box.page === page ? [box] : []));
  const boxes = FREE_STEPS.map((step) =>
    boxAround(size, { page, x: size.width / 2, y: size.height / 2 + step }, sizeOf(item)),
  );
  const [middle] = boxes;
  const box = boxes.find((each) => !taken.some((other) => overlaps(each, other))) ?? middle;
  return box ? withItem(placed, item, box) : null;
}

const FREE_STEPS = Array.from({ length: 20 }, (_, step) => step * 16);
const GAP = 12;

const overlaps = (a: FieldBox, b: FieldBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;

const COPY_OFFSET = 12;

/** Slightly lower, so that both can be seen. */
export function duplicateItem(placed: Placed, item: PlacedItem, page: PageSize) {
  const box = moveBox(item.box, COPY_OFFSET, COPY_OFFSET, page);
  if (item.type === 'tag') return withItem(placed, { type: 'tag', tag: item.tag }, box);
  const { id: _id, page: _page, x: _x, y: _y, width: _width, height: _height, ...field } = item.field;
  return withItem(placed, { type: 'field', field }, box);
}
