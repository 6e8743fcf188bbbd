// A page of an official form as data: a head, and sections of rows of boxes, which we draw ourselves (ONB-043, ONB-044).
import type { Signature } from './signatures.ts';

export interface PaperHead {
  /** As it is printed large, "Form W-4". */
  form: string;
  /** At the right on forms whose left corner belongs to the seal of their agency, such as the I-9. */
  formAt?: 'left' | 'right';
  title: string;
  /** Below the title. */
  notes: readonly string[];
  agency: readonly string[];
  /** At the right: number of the OMB, edition, expiry. */
  edition: readonly string[];
  /** Of forms that are new every year, printed large. */
  year?: string;
}

/** A value that was corrected: it stays readable, struck through, with the initials of who corrected it. */
export interface EarlierValue {
  value: string;
  initials: string;
  /** As it is printed. */
  date: string;
}

export interface Tick {
  checked: boolean;
  text: string;
}

export type BoxContent =
  | { kind: 'text'; value: string }
  /** Aligned right, after the number of its line: `4(c) | $ | 25.00`. */
  | { kind: 'amount'; line?: string; unit?: '$' | '%'; value: string }
  /** Below each other, or in one line as far as there is room. */
  | { kind: 'ticks'; ticks: readonly Tick[]; inLine?: boolean }
  /** Null leaves the line empty. */
  | { kind: 'signature'; signature: Signature | null }
  /** What the form itself says, beginning in bold with `lead`. */
  | { kind: 'instructions'; lead?: string; text: string; align?: 'center' }
  /** Rows within a row: columns of different heights, such as List A beside Lists B and C. */
  | { kind: 'rows'; rows: readonly PaperRow[] };

export interface PaperBox {
  /** Its part of the width of the row, compared with the other boxes. */
  share: number;
  content: BoxContent;
  label?: string;
  /** The value is on a line, and the label below it. */
  labelBelow?: boolean;
  /** The earliest first. */
  earlier?: readonly EarlierValue[];
  /** Without lines around it. */
  isOpen?: boolean;
}

/** Never split across pages. */
export interface PaperRow {
  boxes: readonly PaperBox[];
}

export interface PaperBand {
  place: 'left' | 'top';
  title: string;
  text?: string;
}

export interface PaperSection {
  band?: PaperBand;
  rows: readonly PaperRow[];
}

/** Begins on a page of its own, such as a supplement. */
export interface PaperSheet {
  head?: PaperHead;
  sections: readonly PaperSection[];
}

export interface Paper {
  /** With its edition, as the foot of each page says it: "Form W-4 (2026)". */
  name: string;
  person: string;
  sheets: readonly PaperSheet[];
}
