#!/bin/sh
# cc.sh PYTHON gcc …: the C compiler for tools/compiled.py. All but two of 300 calls are for tiny files, which are compiled
# sooner than Python starts; the large one goes through cc.py.
python=$1
shift
case "$*" in
  *__native_* | *__mypyc*) exec "$python" "${0%.sh}.py" "$@" ;;
  *) exec "$@" ;;
esac
