// Progress of linking with ADP, or why it failed.
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { WaitingNote } from '../frame/WaitingNote.tsx';

interface Props {
  waiting: string;
  /** Empty when there is no reason. */
  problem: string | null;
  onRetry: () => void;
}

export function LinkingPage({ waiting, problem, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('identity:adp.title')} />
      <PageBody>
        {problem === null ? (
          <WaitingNote text={waiting} />
        ) : (
          <ErrorBlock
            title={t('identity:adp.failed')}
            message={problem}
            onRetry={onRetry}
            supportTo={paths.support()}
          />
        )}
      </PageBody>
    </>
  );
}
