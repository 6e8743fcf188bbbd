// What a team member's scope covers as text: locations first, then further limits.
import { useTranslation } from 'react-i18next';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { type Reach, type ReachPart, reachParts } from './can-see.ts';

export function useCanSee(): (staff: Reach) => string[] {
  const { t } = useTranslation();
  const { brands, locations, departments } = useStartup();

  const nameOf = (records: readonly { id: number; name: string }[], ids: readonly number[]): string | undefined =>
    ids.length === 1 ? records.find(({ id }) => id === ids[0])?.name : undefined;

  const partText = (part: ReachPart): string => {
    switch (part.kind) {
      case 'all':
        return t('staff:people.allLocations');
      case 'brands':
        return nameOf(brands, part.ids) ?? t('staff:people.brands', { count: part.ids.length });
      case 'locations':
        return nameOf(locations, part.ids) ?? t('staff:people.locations', { count: part.ids.length });
      case 'departments':
        return nameOf(departments, part.ids) ?? t('staff:people.departments', { count: part.ids.length });
      case 'positions':
        return t('staff:people.jobs', { count: part.ids.length });
    }
  };

  return (staff) => reachParts(staff).map(partText);
}
