// Places, changes, and removes fields and merge tags on the pages of a PDF.
import type { FieldBox } from '@onward/domain/documents/fields';
import { type RefObject, useState } from 'react';
import { changedField, type Placeable } from '../new-field.ts';
import type { PdfDraft } from '../parts/document-draft.ts';
import type { Selected, Surface } from '../surface.ts';
import { moveToPage } from './box-moves.ts';
import {
  duplicateItem,
  fieldKey,
  itemsOf,
  type Placed,
  type PlacedItem,
  placeInMiddle,
  placeItem,
  withBox,
  without,
} from './placed-items.ts';
import { useUndo } from './use-undo.ts';

interface Options {
  draft: PdfDraft;
  onChange: (draft: PdfDraft) => void;
  /** From 0: the page that is mostly visible. */
  pageShown: number;
  /** Around all pages. */
  pages: RefObject<HTMLElement | null>;
}

/** Each page carries its number in `data-page`. */
const pageSelector = (page: number): string => `[data-page="${page}"]`;

export function usePdfSurface({ draft, onChange, pageShown, pages }: Options) {
  const placed: Placed = { fields: draft.fields, tags: draft.tags };
  const history = useUndo(placed, (next) => onChange({ ...draft, ...next }));
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const [armed, setArmed] = useState<Placeable | null>(null);
  const items = itemsOf(placed);
  const item = items.find(({ key }) => key === selectedKey) ?? null;

  /** Boxes receive the focus once they are shown. */
  const focusBox = (key: string) =>
    requestAnimationFrame(() => pages.current?.querySelector<HTMLElement>(`[data-item="${key}"]`)?.focus());
  const add = ({ placed: next, key }: { placed: Placed; key: string }) => {
    history.change(next);
    setArmed(null);
    setSelectedKey(key);
    focusBox(key);
  };
  const placeOn = (thing: Placeable, at: { page: number; x: number; y: number }) => {
    const page = draft.pages[at.page];
    if (page) add(placeItem(placed, thing, at, page));
  };
  const placeAtPoint = (thing: Placeable, clientX: number, clientY: number) => {
    for (const [index, page] of draft.pages.entries()) {
      const rect = pages.current?.querySelector(pageSelector(index))?.getBoundingClientRect();
      if (!rect || clientX < rect.left || clientX > rect.right || clientY < rect.top || clientY > rect.bottom) continue;
      const scale = rect.width / page.width;
      placeOn(thing, { page: index, x: (clientX - rect.left) / scale, y: (clientY - rect.top) / scale });
    }
  };
  const place = (thing: Placeable) => {
    const page = draft.pages[pageShown];
    const added = page && placeInMiddle(placed, thing, pageShown, page);
    if (added) add(added);
  };
  const remove = (key: string) => {
    const next = items[items.findIndex((each) => each.key === key) + 1];
    history.change(without(placed, key));
    setSelectedKey(null);
    if (next?.type === 'field') focusBox(next.key);
    else pages.current?.focus();
  };

  const surface: Surface = {
    selected: item && selectedOf(item),
    armed,
    press: (thing) => setArmed((now) => (JSON.stringify(now) === JSON.stringify(thing) ? null : thing)),
    place,
    drop: placeAtPoint,
    changeField: (id, change) =>
      history.change(
        { ...placed, fields: placed.fields.map((field) => (field.id === id ? changedField(field, change) : field)) },
        `${Object.keys(change).join()} ${id}`,
      ),
    changeBox: (change) => {
      if (!item) return;
      const box = { ...item.box, ...change };
      history.change(withBox(placed, item.key, moveToPage(box, box.page, draft.pages)));
    },
    duplicate: () => {
      const page = item && draft.pages[item.box.page];
      if (item && page) add(duplicateItem(placed, item, page));
    },
    remove: () => item && remove(item.key),
    goToField: (id) => {
      setSelectedKey(fieldKey(id));
      focusBox(fieldKey(id));
    },
  };
  return {
    surface,
    items,
    selectedKey,
    undo: history.undo,
    redo: history.redo,
    select: setSelectedKey,
    remove,
    move: (key: string, box: FieldBox, merge?: string) => history.change(withBox(placed, key, box), merge),
    /** A click on a page: places what was chosen in the panel, or selects nothing. */
    click: (x: number, y: number) => (armed ? placeAtPoint(armed, x, y) : setSelectedKey(null)),
    cancel: () => setArmed(null),
  };
}

const selectedOf = (item: PlacedItem): Selected =>
  item.type === 'field'
    ? { type: 'field', field: item.field, box: item.box }
    : { type: 'tag', tag: item.tag, index: item.index, box: item.box };
