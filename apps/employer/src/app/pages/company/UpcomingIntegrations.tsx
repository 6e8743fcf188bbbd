// The integrations panel, until its room is there.
import { UpcomingColumn } from '../upcoming/UpcomingColumn.tsx';

export const UpcomingIntegrations = () => <UpcomingColumn page="integrations" />;
