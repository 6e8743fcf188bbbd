import { describe, expect, it } from 'vitest';
import { exampleNamed, REPORT_EXAMPLES } from './examples.ts';
import { REPORT_SOURCES } from './sources.ts';
import { definitionProblems } from './templates.ts';

describe('An example of a report', () => {
  it.each(REPORT_EXAMPLES.map(({ key }) => key))('(%s) runs for everybody who may run reports [RPT-005]', (key) => {
    const example = exampleNamed(key);
    const columns = (example?.columns ?? []).map((column) => ({ key: column, label: '' }));
    const definition = {
      data_source: example?.source ?? '',
      columns,
      filters: example?.filters ?? [],
      sort_by: example?.sort_by ?? null,
      order: example?.order ?? 'asc',
    };
    expect(definitionProblems(definition, { mayViewSensitive: false })).toEqual({});
  });

  it.each(REPORT_SOURCES)('about %s is there twice [RPT-005]', (source) => {
    expect(REPORT_EXAMPLES.filter((example) => example.source === source).length).toBeGreaterThanOrEqual(2);
  });
});
