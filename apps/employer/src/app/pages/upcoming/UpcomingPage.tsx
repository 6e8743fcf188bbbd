// A page whose room doesn't exist yet.
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { usePageKey } from '../../page-handle.ts';
import { UpcomingColumn } from './UpcomingColumn.tsx';

export default function UpcomingPage() {
  const { t } = useTranslation();
  const key = usePageKey();
  return (
    <>
      <PageHeader title={t(`shell:pages.${key}`)} />
      <PageBody>
        <UpcomingColumn page={key} />
      </PageBody>
    </>
  );
}
