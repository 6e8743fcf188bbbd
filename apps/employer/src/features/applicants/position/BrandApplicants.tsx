// Applicants by brand, location and job title; `all` in any part of the link means no filter there (PLT-035).
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import type { StartupData } from '../../../platform/startup/startup-data.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import type { ListPlace } from '../applicants.list.ts';
import { ApplicantList } from '../list/ApplicantList.tsx';
import { findPlaces } from './brand-link.ts';

interface Props {
  brand: string;
  location: string;
  position: string;
}

export function BrandApplicants(link: Props) {
  const { t } = useTranslation();
  const startup = useStartup();
  const { place, title } = usePlace(link, startup);
  return (
    <>
      <PageHeader
        title={title || t('shell:pages.applicants')}
        crumbs={[{ label: t('shell:pages.applicants'), to: paths.allApplicants() }]}
        titleOnPhone
      />
      <PageBody>
        <ApplicantList place={place} none={{ title: t('applicants:list.none'), text: t('applicants:list.noneText') }} />
      </PageBody>
    </>
  );
}

function usePlace({ brand, location, position }: Props, { brands, locations, positions }: StartupData) {
  return useMemo(() => {
    const found = findPlaces({ brand, location, position }, { brands, locations, positions: positions ?? [] });
    const fixed: ApplicationFilters = {};
    if (found.brandIds) fixed.brand = found.brandIds;
    if (found.locationIds) fixed.location_id = found.locationIds;
    if (found.positionKey) fixed.position_key = found.positionKey;
    const place: ListPlace = { screen: 'all_applicants', fixed };
    return { place, title: found.names.join(' · ') };
  }, [brand, location, position, brands, locations, positions]);
}
