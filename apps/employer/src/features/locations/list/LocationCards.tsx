// Location cards for phones.
import type { Location } from '@onward/contract/locations/locations';
import { useTranslation } from 'react-i18next';
import { CardMeta, CardText, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { TaxInfoPill } from '../editor/TaxInfoPill.tsx';
import { LocationMenu } from './LocationMenu.tsx';
import { LocationName } from './LocationName.tsx';
import type { LocationActions } from './location-actions.ts';

interface Props {
  locations: readonly Location[];
  brandName: (id: number) => string;
  actions: LocationActions | null;
}

export function LocationCards({ locations, brandName, actions }: Props) {
  const { t } = useTranslation();
  return (
    <RecordCards
      rows={locations}
      text={(location) => (
        <>
          <LocationName location={location} actions={actions} />
          <CardText>{location.full_address || (location.is_remote && t('locations:remote'))}</CardText>
          <CardMeta>
            {[
              brandName(location.brand_id),
              t('locations:openJobs', { count: location.open_positions_count }),
              t('locations:employees', { count: location.employees_count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </CardMeta>
          {!location.employer_tax_info && (
            <CardMeta>
              {t('locations:columns.tax_info')} <TaxInfoPill complete={false} />
            </CardMeta>
          )}
        </>
      )}
      menu={(location) => actions && <LocationMenu location={location} actions={actions} />}
    />
  );
}
