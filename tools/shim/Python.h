/* As much of Python.h as mypyc's 150 tiny files need, which only hand an import on to the large one: a fifth of the time. */
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
#define NULL ((void *)0)

void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
