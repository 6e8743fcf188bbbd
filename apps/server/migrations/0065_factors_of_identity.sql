-- What proves who somebody is stays with the identity role: second factors, recovery codes, known browsers, codes by text.
call onward.keep_to_identity('second_factors', 'secret');
call onward.keep_to_identity('recovery_codes', 'code_hash');
call onward.keep_to_identity('known_browsers', 'token_hash');
call onward.keep_to_identity('phone_verifications', 'code_hash');
grant usage on sequence second_factors_id_seq to onward_identity;
