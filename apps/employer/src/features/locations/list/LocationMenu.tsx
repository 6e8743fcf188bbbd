// The actions of one location.
import type { Location } from '@onward/contract/locations/locations';
import { Megaphone, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import type { LocationActions } from './location-actions.ts';

interface Props {
  location: Location;
  actions: LocationActions;
}

export function LocationMenu({ location, actions }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <RowMenu
      label={t('locations:actionsFor', { name: location.name })}
      actions={[
        { key: 'edit', label: t('locations:edit'), icon: <Pencil size={15} />, run: () => actions.edit(location) },
        {
          key: 'jobs',
          label: t('locations:showJobs'),
          icon: <Megaphone size={15} />,
          run: () => void navigate(paths.jobPostings({ location_id: location.id })),
        },
        {
          key: 'delete',
          label: t('locations:delete.action'),
          icon: <Trash2 size={15} />,
          danger: true,
          run: () => actions.remove(location),
        },
      ]}
    />
  );
}
