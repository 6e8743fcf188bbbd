// What the list lets its reader do with a row; null for whoever may only look (CMP-022).
import type { Location } from '@onward/contract/locations/locations';

export interface LocationActions {
  edit: (location: Location) => void;
  remove: (location: Location) => void;
}
