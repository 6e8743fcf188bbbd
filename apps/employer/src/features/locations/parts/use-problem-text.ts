// Texts for field problems of domain rules, the same as the server's.
import type { FieldProblem } from '@onward/domain/locations/field-problems';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export function useProblemText(): (found: FieldProblem) => string {
  const { t } = useTranslation();
  return useCallback(
    (found) => t(`errors:fields.${found.problem}`, 'count' in found ? { count: found.count } : {}),
    [t],
  );
}
