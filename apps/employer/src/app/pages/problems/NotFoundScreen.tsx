// Page not found (PLT-009, PLT-034).
import { errorCodes } from '@onward/contract/errors';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { LostTrack } from './LostTrack.tsx';
import { ProblemColumn } from './ProblemColumn.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <ProblemColumn
      level="h1"
      picture={<LostTrack />}
      title={t('shell:problems.notFound.title')}
      text={t('shell:problems.notFound.text')}
      code={errorCodes.notFound}
      actions={
        <LinkButton to={paths.home()} primary>
          {t('shell:goHome')}
        </LinkButton>
      }
    />
  );
}
