// The frame of a task: back to the list, the name of the task, and whether it is saved.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { ComponentChildren } from 'preact';
import { TaskBar } from '../TaskBar.tsx';

interface TaskFrameProps {
  frame: PageFrame;
  title: string;
  aside?: ComponentChildren;
  onBack(): void;
  children: ComponentChildren;
}

export const TaskFrame = ({ frame, title, aside, onBack, children }: TaskFrameProps) => (
  <div class="column task portal-task">
    <TaskBar frame={frame} title={title} aside={aside} onBack={onBack} />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  </div>
);
