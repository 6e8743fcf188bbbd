// Problems of a field as keys that server and client translate (`errors:fields.<problem>`).

export type FieldProblem =
  | { problem: 'required' }
  | { problem: 'too_long'; count: number }
  | {
      problem:
        | 'state_unknown'
        | 'postal_code_invalid'
        | 'employer_id_invalid'
        | 'country_unknown'
        | 'not_a_number'
        | 'not_a_date'
        | 'not_an_option'
        | 'not_yes_or_no'
        | 'unknown_custom_field'
        | 'latitude_invalid'
        | 'longitude_invalid';
    };

export type FieldProblems<Entry> = { [Field in keyof Entry]?: FieldProblem | null };

export const problemEntries = (problems: Record<string, FieldProblem | null | undefined>): [string, FieldProblem][] =>
  Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : []));
