// Jobs to choose from, with their location, because several locations have jobs of the same name.
import { useMemo } from 'react';
import { useStartup } from '../../../platform/startup/use-startup.ts';

export function usePositionOptions(): { value: number; label: string }[] {
  const { positions, locations } = useStartup();
  return useMemo(
    () =>
      (positions ?? [])
        .map(({ id, title, location_id }) => ({
          value: id,
          label: [title, locations.find((location) => location.id === location_id)?.name].filter(Boolean).join(', '),
        }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    [positions, locations],
  );
}
