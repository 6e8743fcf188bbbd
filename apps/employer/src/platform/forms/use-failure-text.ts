// The words for a call that failed: the server's own, or what is known without any.
import { useTranslation } from 'react-i18next';
import type { Failure } from './read-failure.ts';

export function useFailureText(): (failure: Pick<Failure, 'code' | 'message'>) => string {
  const { t } = useTranslation();
  return ({ code, message }) =>
    message || (code === null ? t('shell:errorBlock.checkConnection') : t('shell:errors.serverError'));
}
