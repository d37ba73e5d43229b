"""/api/docs: the OpenAPI description as a plain HTML page, without scripts or foreign content."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"></head>
<body>
<h1>{title}</h1>
<p>The same for programs: <a href="/openapi.json">openapi.json</a></p>
{routes}
<h2>Shapes</h2>
{shapes}
</body>
</html>
"""
router = APIRouter(include_in_schema=False)


@router.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    return HTMLResponse(page(request.app.openapi()))


def page(description: Mapping[str, Any]) -> str:
    """An OpenAPI description as HTML."""
    info = description["info"]
    return PAGE.format(
        title=escape(f"{info['title']} {info['version']}"),
        routes="\n".join(_routes(description["paths"])),
        shapes="\n".join(_shapes(description.get("components", {}).get("schemas", {}))),
    )


def _routes(paths: Mapping[str, Any]) -> Iterator[str]:
    for path, methods in paths.items():
        for method, route in methods.items():
            yield f"<h2>{escape(method.upper())} {escape(path)}</h2>"
            yield f"<p>{escape(route.get('description', route.get('summary', '')))}</p>"
            taken = [_parameter(each) for each in route.get("parameters", ())]
            body = route.get("requestBody", {}).get("content", {})
            taken += [f"body: {_shape(content.get('schema', {}))}" for content in body.values()]
            yield _listing(taken)
            yield _listing(_answer(status, each) for status, each in route["responses"].items())


def _parameter(parameter: Mapping[str, Any]) -> str:
    return f"{escape(parameter['name'])} ({escape(parameter['in'])}): {_shape(parameter.get('schema', {}))}"


def _answer(status: str, answer: Mapping[str, Any]) -> str:
    shapes = [_shape(content.get("schema", {})) for content in answer.get("content", {}).values()]
    return " ".join([f"<b>{escape(status)}</b>", escape(answer["description"]), *shapes])


def _shapes(schemas: Mapping[str, Any]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3>'
        yield f"<p>{escape(schema.get('description', ''))}</p>"
        needed = schema.get("required", ())
        fields = schema.get("properties", {}).items()
        yield _listing(_field(key, shape, key in needed) for key, shape in fields)


def _field(name: str, shape: Mapping[str, Any], needed: bool) -> str:
    may = "" if needed else " (may be left out)"
    about = f": {escape(shape['description'])}" if "description" in shape else ""
    return f"<b>{escape(name)}</b>{may} {_shape(shape)}{about}"


def _shape(schema: Mapping[str, Any]) -> str:
    """A link to a named shape, or the type of a plain one."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(_shape(each) for each in schema[several])
    if "const" in schema or "enum" in schema:
        return escape(", ".join(repr(each) for each in schema.get("enum", [schema.get("const")])))
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))


def _listing(items: Iterator[str] | list[str]) -> str:
    lines = [f"<li>{item}</li>" for item in items]
    return f"<ul>{''.join(lines)}</ul>" if lines else ""
