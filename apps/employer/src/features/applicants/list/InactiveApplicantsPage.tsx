// Inactive applicants, who appear in no other list (APP-011).
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import type { ListPlace } from '../applicants.list.ts';
import { ApplicantList } from './ApplicantList.tsx';

const PLACE: ListPlace = { screen: 'inactive_applicants', fixed: {} };

export default function InactiveApplicantsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('applicants:list.inactive')}
        crumbs={[{ label: t('shell:pages.applicants'), to: paths.allApplicants() }]}
        titleOnPhone
      />
      <PageBody>
        <ApplicantList
          place={PLACE}
          none={{ title: t('applicants:list.noneInactive'), text: t('applicants:list.noneInactiveText') }}
        />
      </PageBody>
    </>
  );
}
