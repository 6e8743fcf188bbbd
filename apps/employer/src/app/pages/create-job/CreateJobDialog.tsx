// A new job, over any page whose address asks for it; who may not create jobs does not see it (CMP-061, JOB-010).
import { Suspense, useState } from 'react';
import { CreatePositionDialog } from '../../feature-pages.ts';
import { useCreateJob } from './use-create-job.ts';

export function CreateJobDialog() {
  const { open, close } = useCreateJob();
  // Stays once it was opened: what became of each location is told after the form has gone.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense>
      <CreatePositionDialog open={open} onClose={close} />
    </Suspense>
  );
}
