// Where the interviewers of a scheduling stage hold interviews (AHD-007, SCH-006).
import type { StageConfig } from './stages.ts';

type Tied = Pick<StageConfig, 'interviewer_ids' | 'location_ids'>;

/** A stage that is tied to no location applies everywhere. */
export const appliesAt = ({ location_ids = [] }: Tied, locationId: number): boolean =>
  location_ids.length === 0 || location_ids.includes(locationId);

/**
 * The interviewers for a job at a location. Elsewhere than where the stage is tied to, those who may see the location
 * still take bookings, so that the stage is no dead end there.
 */
export const interviewersAt = (config: Tied, locationId: number, maySee: readonly number[]): readonly number[] => {
  const all = config.interviewer_ids ?? [];
  return appliesAt(config, locationId) ? all : all.filter((id) => maySee.includes(id));
};
