// The user's own account, or that of a team member (IDN-034, IDN-037).
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { accountPlace } from './account-place.ts';
import { OwnAccount } from './profile/OwnAccount.tsx';
import { StaffAccount } from './StaffAccount.tsx';

interface Props {
  /** Rendered by other features. */
  notificationSettings: ReactNode;
  calendarLinks: ReactNode;
}

export default function AccountPage({ notificationSettings, calendarLinks }: Props) {
  const place = accountPlace(useParams().panel, useCurrentUser());
  if (place.kind === 'staff') return <StaffAccount key={place.id} id={place.id} />;
  return (
    <OwnAccount
      panel={place.panel}
      openPassword={place.openPassword}
      notificationSettings={notificationSettings}
      calendarLinks={calendarLinks}
    />
  );
}
