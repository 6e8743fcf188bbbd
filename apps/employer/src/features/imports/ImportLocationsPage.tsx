import { ImportPage } from './ImportPage.tsx';

export default function ImportLocationsPage() {
  return <ImportPage kind="locations" />;
}
