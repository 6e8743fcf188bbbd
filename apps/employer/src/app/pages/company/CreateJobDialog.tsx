// Opened by `create_position_modal_visible=true`; who may not create jobs does not see it (CMP-061, JOB-010).
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { CreatePositionDialog } from '../../feature-pages.ts';

const PARAMETER = 'create_position_modal_visible';

export function CreateJobDialog() {
  const [search, setSearch] = useSearchParams();
  const mayCreate = useAccess().may({ permission: 'create_position', unlimitedIn: 'position', writes: true });
  const open = search.get(PARAMETER) === 'true' && mayCreate;
  // Stays once it was opened: what became of each location is told after the form has gone.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  if (!opened) return null;
  const close = () =>
    setSearch(
      (now) => {
        now.delete(PARAMETER);
        return now;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <CreatePositionDialog open={open} onClose={close} />
    </Suspense>
  );
}
