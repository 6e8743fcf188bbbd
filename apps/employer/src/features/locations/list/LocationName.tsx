// A location's name and store number, which opens it for users who can edit it.
import type { Location } from '@onward/contract/locations/locations';
import styles from './LocationName.module.css';
import type { LocationActions } from './location-actions.ts';

interface Props {
  location: Location;
  actions: LocationActions | null;
}

export const LocationName = ({ location, actions }: Props) => (
  <div className={styles.name}>
    {actions ? (
      <button type="button" onClick={() => actions.edit(location)}>
        {location.name}
      </button>
    ) : (
      <span>{location.name}</span>
    )}
    {location.identify_code && <small>{location.identify_code}</small>}
  </div>
);
