// What the panels beside a page can do with it; implemented by the text editor and by the pages of a PDF.
import type { DocumentTag } from '@onward/domain/documents/content';
import type { DocumentField, FieldBox } from '@onward/domain/documents/fields';
import type { FieldChange, Placeable } from './new-field.ts';

/** `box` is where it is on the pages of a PDF; absent in a letter. */
export type Selected =
  | { type: 'field'; field: DocumentField; box?: FieldBox }
  | { type: 'tag'; tag: DocumentTag; index: number; box: FieldBox };

export interface Surface {
  selected: Selected | null;
  /** Chosen in the panel; the next click on a page places it. */
  armed: Placeable | null;
  /** Pressed with a pointer. */
  press(item: Placeable): void;
  /** Pressed with the keyboard. */
  place(item: Placeable): void;
  /** Dropped at a point of the window. */
  drop(item: Placeable, x: number, y: number): void;
  changeField(id: string, change: FieldChange): void;
  /** Moves the selected field or tag to another page of a PDF, or changes its size. */
  changeBox?(change: Partial<FieldBox>): void;
  duplicate(): void;
  remove(): void;
  goToField(id: string): void;
}
