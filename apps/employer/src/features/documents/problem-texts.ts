// The problems of a document as texts, by the place where they are shown (OFR-006).
import { fieldReason } from '@onward/domain/documents/content';
import type { TemplateProblem } from '@onward/domain/documents/templates';
import { useTranslation } from 'react-i18next';
import { useDocumentKind } from './document-kind.ts';

export interface DocumentProblem {
  key: string;
  text: string;
  /** The field to correct; null for the document as a whole. */
  fieldId: string | null;
  /** The choices of the field have to be corrected, not its name. */
  inOptions?: boolean;
  /** From the server, which refused to save it. */
  refused?: boolean;
}

export function useProblemTexts(): (problems: readonly TemplateProblem[]) => DocumentProblem[] {
  const { t } = useTranslation();
  const kind = useDocumentKind();
  return (problems) =>
    problems.map((problem): DocumentProblem => {
      switch (problem.problem) {
        case 'field':
          return {
            key: `${problem.fieldId} ${problem.reason}`,
            text: t(`errors:fields.document.${fieldReason(problem.reason, kind)}`),
            fieldId: problem.fieldId,
            inOptions: problem.reason === 'options_invalid',
          };
        case 'tag':
          return {
            key: `tag ${problem.index}`,
            text: t(`errors:fields.document.${problem.reason}`),
            fieldId: null,
          };
        case 'missing_tags':
        case 'offer_tags': {
          const tags = problem.tags.map((tag) => t(`documents:tags.${tag}`)).join(', ');
          return {
            key: problem.problem,
            text: t(`errors:fields.document.${problem.problem}`, { tags }),
            fieldId: null,
          };
        }
        default:
          return { key: problem.problem, text: t(`errors:fields.document.${problem.problem}`), fieldId: null };
      }
    });
}
