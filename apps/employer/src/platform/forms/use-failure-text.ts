// The text for a failed call: the server's own, or a default.
import { useTranslation } from 'react-i18next';
import type { Failure } from './read-failure.ts';

export function useFailureText(): (failure: Pick<Failure, 'code' | 'message'>) => string {
  const { t } = useTranslation();
  return ({ code, message }) =>
    message || (code === null ? t('shell:errorBlock.checkConnection') : t('shell:errors.serverError'));
}
