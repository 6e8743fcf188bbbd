// The error page: part of the app didn't load, or a page crashed (PLT-015, PLT-037).

import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { ChunkLoadError } from '../../../platform/chunks/chunk-loading.ts';
import { reportError } from '../../../platform/errors/report-errors.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { BarePage } from './BarePage.tsx';
import { ProblemColumn } from './ProblemColumn.tsx';

export function AppErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const missingPart = error instanceof ChunkLoadError;
  useEffect(() => void reportError(error), [error]);
  return (
    <BarePage>
      <ProblemColumn
        level="h1"
        picture={<TriangleAlert size={40} color="var(--amber)" aria-hidden="true" />}
        title={t('shell:problems.app.title')}
        text={missingPart ? t('shell:problems.app.missingPart') : t('shell:problems.app.broken')}
        actions={
          <>
            <PlainButton primary icon={<RotateCw size={15} aria-hidden="true" />} onClick={() => location.reload()}>
              {t('shell:problems.app.reload')}
            </PlainButton>
            <LinkButton to={paths.home()}>{t('shell:goHome')}</LinkButton>
          </>
        }
      />
    </BarePage>
  );
}
