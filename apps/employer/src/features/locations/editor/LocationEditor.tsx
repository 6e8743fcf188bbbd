// The drawer of one location, shown once the custom fields have loaded.
import type { Brand } from '@onward/contract/company/brands';
import type { Location } from '@onward/contract/locations/locations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { fieldsOf } from '../parts/custom-field-entries.ts';
import { customFieldsQuery } from '../parts/custom-fields.api.ts';
import { LocationForm } from './LocationForm.tsx';

interface Props {
  open: boolean;
  /** Null for a new location. */
  location: Location | null;
  brands: readonly Brand[];
  onClose: () => void;
}

export function LocationEditor({ open, location, brands, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(customFieldsQuery());
  if (data) {
    const fields = fieldsOf(data, 'location');
    return <LocationForm open={open} location={location} brands={brands} fields={fields} onClose={onClose} />;
  }
  return (
    <SideDrawer open={open} title={location?.name ?? t('locations:add')} onClose={onClose}>
      {error ? (
        <ErrorBlock
          title={t('locations:customFields.notLoaded')}
          onRetry={() => void refetch()}
          supportTo={paths.support()}
        />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </SideDrawer>
  );
}
