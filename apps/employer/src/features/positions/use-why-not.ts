// Why an action on a job is not available, with the server's text; empty when it is.
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../platform/use-refusal-text.ts';
import type { ActionDecision } from './position-actions.ts';

export function useWhyNot(): (decision: ActionDecision) => string | undefined {
  const { t } = useTranslation();
  const accessText = useRefusalText();
  return (decision) => {
    if (decision.allowed) return undefined;
    return decision.reason === 'wrong_status' ? t(`errors:states.${decision.state}`) : accessText(decision);
  };
}
