import { previewOnlineQuiz } from '@onward/contract/careers/applicant-tasks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { Previewed } from '../Previewed.tsx';
import { QuizTask } from './QuizTask.tsx';
import type { QuizTaskProps } from './quiz-endings.ts';

export type QuizIslandProps = QuizTaskProps | { previewOf: string };

export const QuizIsland = ({ frame, ...props }: QuizIslandProps & { frame: PageFrame }) =>
  'previewOf' in props ? (
    <Previewed
      load={async (client) =>
        (await client.call(previewOnlineQuiz, { params: { id: Number(props.previewOf) } })).online_quiz
      }
    >
      {(quiz) => <QuizTask quiz={quiz} token="" frame={frame} />}
    </Previewed>
  ) : (
    <QuizTask {...props} frame={frame} />
  );
