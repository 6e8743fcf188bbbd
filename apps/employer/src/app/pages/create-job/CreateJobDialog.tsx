// The new-job dialog, opened by the URL on any page; hidden without the permission to create jobs (CMP-061, JOB-010).
import { Suspense, useState } from 'react';
import { CreatePositionDialog } from '../../feature-pages.ts';
import { useCreateJob } from './use-create-job.ts';

export function CreateJobDialog() {
  const { open, close } = useCreateJob();
  // Stays mounted after it was opened, because the results for each location are shown after the form closes.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense>
      <CreatePositionDialog open={open} onClose={close} />
    </Suspense>
  );
}
