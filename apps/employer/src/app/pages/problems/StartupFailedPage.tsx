// Startup failed because the current user couldn't be loaded (PLT-024).
import { ApiError } from '@onward/client/api-error';
import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { leave } from '../../../platform/session/session-actions.ts';
import { startUp } from '../../../platform/startup/startup.ts';
import { BarePage } from './BarePage.tsx';
import { ProblemColumn } from './ProblemColumn.tsx';

export function StartupFailedPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const answer = error instanceof ApiError ? error : null;
  return (
    <BarePage>
      <ProblemColumn
        level="h1"
        picture={<CloudOff size={40} color="var(--text3)" aria-hidden="true" />}
        title={t('shell:problems.startup.title')}
        text={answer?.message || t('shell:errorBlock.checkConnection')}
        {...(answer ? { code: answer.error_reference ?? answer.error_code } : {})}
        actions={
          <>
            <PlainButton primary icon={<RotateCw size={15} aria-hidden="true" />} onClick={() => void startUp()}>
              {t('shell:errorBlock.tryAgain')}
            </PlainButton>
            <PlainButton onClick={() => void leave()}>{t('shell:userMenu.signOut')}</PlainButton>
          </>
        }
      />
    </BarePage>
  );
}
