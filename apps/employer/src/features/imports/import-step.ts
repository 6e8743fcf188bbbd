// Determines which of the four steps an import is in.
import type { Import } from '@onward/contract/imports/imports';

export const IMPORT_STEPS = ['file', 'columns', 'rows', 'done'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The step from the URL, limited to how far the import has come. */
export function stepOf(draft: Import | null, wanted: string | null): ImportStep {
  if (!draft) return 'file';
  if (draft.state !== 'draft') return 'done';
  if (hasOpenColumns(draft)) return 'columns';
  return wanted === 'columns' ? 'columns' : 'rows';
}

export const hasOpenColumns = (draft: Import): boolean => Object.keys(draft.mapping_errors).length > 0;
