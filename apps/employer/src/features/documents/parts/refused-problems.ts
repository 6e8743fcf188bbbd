// What the server refused, by its place in the document.
import type { DocumentProblem } from '../problem-texts.ts';

/** `fields.<id>` belongs to its field, everything else to the document as a whole. */
export const refusedProblems = (fields: Readonly<Record<string, string>>): DocumentProblem[] =>
  Object.entries(fields).map(([name, text]) => {
    const [, fieldId = null] = /(?:^|\.)fields\.([A-Za-z0-9_-]+)$/.exec(name) ?? [];
    return { key: `refused ${name}`, text, fieldId, refused: true };
  });
