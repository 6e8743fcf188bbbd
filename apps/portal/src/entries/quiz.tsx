import './page.ts';
import { wakeIsland } from '../islands/island.tsx';
import { QuizIsland } from '../islands/tasks/QuizIsland.tsx';

wakeIsland(QuizIsland);
