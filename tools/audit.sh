#!/bin/sh
# Are there known holes in what we use? Asked where the registries answer such questions; said where they do not.
cd "$(dirname "$0")/.." || exit 1
PATH="$PWD/.venv/bin:$PATH"

# asked NAME PATTERN COMMAND...: 0 if it found nothing or could not be asked; PATTERN is how it says that it found something
asked() {
  name=$1 found=$2
  shift 2
  if said=$(timeout 120 "$@" 2>&1); then
    echo "$name: nothing known"
  elif echo "$said" | grep -Eq "$found"; then
    echo "$said"
    return 1
  else
    echo "$name: not asked, the registry gives no answer here"
  fi
}

status=0
asked pip-audit 'Found [0-9]+ known' pip-audit --progress-spinner off --disable-pip --require-hashes -r requirements.lock || status=1
asked "npm audit" '[0-9]+ (low|moderate|high|critical)' npm --prefix web audit --omit=dev || status=1
exit $status
