// The row actions of the list; null for read-only users (CMP-022).
import type { Location } from '@onward/contract/locations/locations';

export interface LocationActions {
  edit: (location: Location) => void;
  remove: (location: Location) => void;
}
