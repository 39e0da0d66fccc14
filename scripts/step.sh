#!/bin/sh
# scripts/step.sh LOG TEXT COMMAND...: runs the command and shows one line; what it prints goes to the log, and is shown if it fails.
log=$1 text=$2
shift 2
began=$(date +%s)
"$@" >"$log" 2>&1 &
job=$!
trap 'kill $job 2>/dev/null; exit 130' INT TERM
if [ -t 2 ]; then
	while kill -0 $job 2>/dev/null; do
		printf '\r%s ... %s s' "$text" $(($(date +%s) - began)) >&2
		sleep 1
	done
	printf '\r' >&2
fi
wait $job
code=$?
if [ $code = 0 ]; then
	printf '%s ... %s s\n' "$text" $(($(date +%s) - began)) >&2
else
	printf '%s ... failed\n' "$text" >&2
	tail -n 40 "$log" >&2
fi
exit $code
